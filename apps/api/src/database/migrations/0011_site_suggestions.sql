CREATE TABLE "site_suggestions" (
	"site_id" uuid PRIMARY KEY NOT NULL,
	"id" uuid NOT NULL,
	"version" integer NOT NULL,
	"note" text NOT NULL,
	"changes" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "site_suggestions" ADD CONSTRAINT "site_suggestions_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;