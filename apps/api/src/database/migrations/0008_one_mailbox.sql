DROP INDEX "mails_recipient";--> statement-breakpoint
DROP INDEX "orders_customer_email";--> statement-breakpoint
-- The empty default stays: a process of the build before this one may still be writing, and knows nothing of keys.
ALTER TABLE "mails" ADD COLUMN "recipient_key" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "reply_to_key" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "email_key" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "customer_email_key" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "email_key" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "reset_requests" ADD COLUMN "email_key" text DEFAULT '' NOT NULL;--> statement-breakpoint
-- Addresses in plain letters, which is nearly all of them. SQL knows nothing of the others: see addressKeys.ts.
UPDATE "mails" SET "recipient_key" = lower("recipient" COLLATE "C") WHERE octet_length("recipient") = char_length("recipient");--> statement-breakpoint
UPDATE "mails" SET "reply_to_key" = lower("reply_to" COLLATE "C") WHERE octet_length("reply_to") = char_length("reply_to");--> statement-breakpoint
UPDATE "messages" SET "email_key" = lower("email" COLLATE "C") WHERE octet_length("email") = char_length("email");--> statement-breakpoint
UPDATE "orders" SET "customer_email_key" = lower("customer_email" COLLATE "C") WHERE octet_length("customer_email") = char_length("customer_email");--> statement-breakpoint
UPDATE "quotes" SET "email_key" = lower("email" COLLATE "C") WHERE octet_length("email") = char_length("email");--> statement-breakpoint
UPDATE "reset_requests" SET "email_key" = lower("email" COLLATE "C") WHERE octet_length("email") = char_length("email");--> statement-breakpoint
CREATE INDEX "mails_recipient_key" ON "mails" USING btree ("recipient_key");--> statement-breakpoint
CREATE INDEX "orders_customer_email_key" ON "orders" USING btree ("customer_email_key");
