ALTER TABLE "messages" ADD COLUMN "fingerprint" text;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "fingerprint" text;--> statement-breakpoint
CREATE INDEX "messages_fingerprint" ON "messages" USING btree ("fingerprint");--> statement-breakpoint
CREATE INDEX "quotes_fingerprint" ON "quotes" USING btree ("fingerprint");