ALTER TABLE "orders" ADD COLUMN "form_key" text;--> statement-breakpoint
ALTER TABLE "payment_sessions" ADD COLUMN "request_key" text;--> statement-breakpoint
CREATE UNIQUE INDEX "orders_form_key_request_hash" ON "orders" USING btree ("form_key","request_hash");--> statement-breakpoint
CREATE INDEX "payment_sessions_request_key" ON "payment_sessions" USING btree ("request_key");