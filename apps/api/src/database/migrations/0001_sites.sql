CREATE TABLE "blobs" (
	"hash" text PRIMARY KEY NOT NULL,
	"content" "bytea" NOT NULL,
	"brotli" "bytea",
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "jobs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"key" text NOT NULL,
	"data" jsonb NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	"unheard" integer DEFAULT 0 NOT NULL,
	"held_by" uuid,
	"due_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" bigserial NOT NULL,
	"order_id" uuid NOT NULL,
	"from" text NOT NULL,
	"text" text NOT NULL,
	"asks_change" boolean NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "releases" (
	"id" uuid PRIMARY KEY NOT NULL,
	"site_id" uuid NOT NULL,
	"hash" text NOT NULL,
	"version" integer NOT NULL,
	"origin" text,
	"state" text NOT NULL,
	"progress" integer DEFAULT 0 NOT NULL,
	"failure" text,
	"files" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"takes_place_of" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"built_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "site_domains" (
	"site_id" uuid PRIMARY KEY NOT NULL,
	"domain" text NOT NULL,
	"proven_at" timestamp with time zone,
	"pointed_at" timestamp with time zone,
	"checked_at" timestamp with time zone,
	"failure" text,
	"next_check_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "site_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"site_id" uuid NOT NULL,
	"form" text NOT NULL,
	"fields" jsonb NOT NULL,
	"suspicious" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "site_names" (
	"name" text PRIMARY KEY NOT NULL,
	"site_id" uuid NOT NULL,
	"leads_until" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "site_picture_pieces" (
	"picture_id" uuid NOT NULL,
	"start" integer NOT NULL,
	"content" "bytea" NOT NULL,
	CONSTRAINT "site_picture_pieces_picture_id_start_pk" PRIMARY KEY("picture_id","start")
);
--> statement-breakpoint
CREATE TABLE "site_pictures" (
	"id" uuid PRIMARY KEY NOT NULL,
	"site_id" uuid NOT NULL,
	"file" text NOT NULL,
	"name" text NOT NULL,
	"size" integer NOT NULL,
	"received" integer NOT NULL,
	"state" text NOT NULL,
	"refusal" text,
	"hash" text,
	"width" integer,
	"height" integer,
	"sizes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "site_publications" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"site_id" uuid NOT NULL,
	"release_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "site_versions" (
	"site_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"content" jsonb NOT NULL,
	"options" jsonb NOT NULL,
	"saved_by" text NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "site_versions_site_id_number_pk" PRIMARY KEY("site_id","number")
);
--> statement-breakpoint
CREATE TABLE "site_visits" (
	"site_id" uuid NOT NULL,
	"day" date NOT NULL,
	"path" text NOT NULL,
	"visits" integer NOT NULL,
	CONSTRAINT "site_visits_site_id_day_path_pk" PRIMARY KEY("site_id","day","path")
);
--> statement-breakpoint
CREATE TABLE "sites" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"template_id" text NOT NULL,
	"version" integer NOT NULL,
	"published_release_id" uuid,
	"paused_at" timestamp with time zone,
	"handed_in_at" timestamp with time zone,
	"offered_release_id" uuid,
	"offered_at" timestamp with time zone,
	"approved_at" timestamp with time zone,
	"changes_asked" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sites_order_id_unique" UNIQUE("order_id")
);
--> statement-breakpoint
ALTER TABLE "order_messages" ADD CONSTRAINT "order_messages_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "releases" ADD CONSTRAINT "releases_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_domains" ADD CONSTRAINT "site_domains_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_entries" ADD CONSTRAINT "site_entries_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_names" ADD CONSTRAINT "site_names_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_picture_pieces" ADD CONSTRAINT "site_picture_pieces_picture_id_site_pictures_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."site_pictures"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_pictures" ADD CONSTRAINT "site_pictures_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_publications" ADD CONSTRAINT "site_publications_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_publications" ADD CONSTRAINT "site_publications_release_id_releases_id_fk" FOREIGN KEY ("release_id") REFERENCES "public"."releases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_versions" ADD CONSTRAINT "site_versions_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_visits" ADD CONSTRAINT "site_visits_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sites" ADD CONSTRAINT "sites_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "jobs_name_key" ON "jobs" USING btree ("name","key");--> statement-breakpoint
CREATE INDEX "jobs_name_due_at" ON "jobs" USING btree ("name","due_at");--> statement-breakpoint
CREATE INDEX "order_messages_order_id_number" ON "order_messages" USING btree ("order_id","number");--> statement-breakpoint
CREATE UNIQUE INDEX "releases_site_id_hash" ON "releases" USING btree ("site_id","hash");--> statement-breakpoint
CREATE UNIQUE INDEX "site_domains_proven" ON "site_domains" USING btree ("domain") WHERE "site_domains"."proven_at" is not null;--> statement-breakpoint
CREATE INDEX "site_entries_site_id_created_at" ON "site_entries" USING btree ("site_id","created_at");--> statement-breakpoint
CREATE INDEX "site_names_site_id" ON "site_names" USING btree ("site_id");--> statement-breakpoint
CREATE UNIQUE INDEX "site_names_current" ON "site_names" USING btree ("site_id") WHERE "site_names"."leads_until" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "site_pictures_site_id_file" ON "site_pictures" USING btree ("site_id","file");--> statement-breakpoint
CREATE INDEX "site_publications_site_id" ON "site_publications" USING btree ("site_id");