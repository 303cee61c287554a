ALTER TABLE "orders" ADD COLUMN "upgrades_order_id" uuid;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_upgrades_order_id_orders_id_fk" FOREIGN KEY ("upgrades_order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "orders_upgrades_order_id" ON "orders" USING btree ("upgrades_order_id");