CREATE TABLE "refunds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"amount" integer NOT NULL,
	"note" text NOT NULL,
	"actor_id" uuid,
	"asked_at" timestamp with time zone NOT NULL,
	"state" text NOT NULL,
	"provider_id" text,
	"settled_at" timestamp with time zone,
	"failure" text
);
--> statement-breakpoint
ALTER TABLE "order_history" ADD COLUMN "amount" integer;--> statement-breakpoint
ALTER TABLE "order_history" ADD COLUMN "refund_id" uuid;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "refunded" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "till_sessions" ADD COLUMN "refunds" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "refunds_order_id" ON "refunds" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "refunds_state_asked_at" ON "refunds" USING btree ("state","asked_at");--> statement-breakpoint
ALTER TABLE "order_history" ADD CONSTRAINT "order_history_refund_id_refunds_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."refunds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
UPDATE "orders" SET "refunded" = "total" WHERE "status" = 'refunded';--> statement-breakpoint
UPDATE "orders" SET "flag" = NULL, "refunded" = (
	SELECT least(coalesce(max("payment_events"."amount"), 0), "orders"."total")
	FROM "payment_events"
	INNER JOIN "payment_sessions" ON "payment_sessions"."payment_id" = "payment_events"."payment_id"
	WHERE "payment_sessions"."id" = "orders"."paid_session_id" AND "payment_events"."type" = 'partly-refunded'
) WHERE "flag" = 'partly-refunded';
