ALTER TABLE "site_versions" ADD COLUMN "template_id" text;--> statement-breakpoint
UPDATE "site_versions" SET "template_id" = "sites"."template_id" FROM "sites" WHERE "sites"."id" = "site_versions"."site_id";--> statement-breakpoint
ALTER TABLE "site_versions" ALTER COLUMN "template_id" SET NOT NULL;
