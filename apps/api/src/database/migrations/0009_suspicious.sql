ALTER TABLE "messages" ADD COLUMN "suspicious" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "suspicious" boolean DEFAULT false NOT NULL;