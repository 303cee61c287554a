ALTER TABLE "mails" DROP CONSTRAINT "mails_order_id_orders_id_fk";
--> statement-breakpoint
ALTER TABLE "mails" DROP COLUMN "order_id";