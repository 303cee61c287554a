-- By hand: the order, and that what was counted goes. A word does not say which step it was.
DELETE FROM "page_timings";--> statement-breakpoint
ALTER TABLE "page_timings" DROP CONSTRAINT "page_timings_day_route_metric_rating_pk";--> statement-breakpoint
ALTER TABLE "page_timings" DROP COLUMN "rating";--> statement-breakpoint
ALTER TABLE "page_timings" ADD COLUMN "step" smallint NOT NULL;--> statement-breakpoint
ALTER TABLE "page_timings" ADD CONSTRAINT "page_timings_day_route_metric_step_pk" PRIMARY KEY("day","route","metric","step");
