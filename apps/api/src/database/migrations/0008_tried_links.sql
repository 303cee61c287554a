CREATE TABLE "tried_links" (
	"id" uuid PRIMARY KEY NOT NULL,
	"template_id" text NOT NULL,
	"tried" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "tried_links_created_at" ON "tried_links" USING btree ("created_at");