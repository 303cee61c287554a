CREATE TABLE "page_timings" (
	"day" date NOT NULL,
	"route" text NOT NULL,
	"metric" text NOT NULL,
	"rating" text NOT NULL,
	"visits" integer NOT NULL,
	CONSTRAINT "page_timings_day_route_metric_rating_pk" PRIMARY KEY("day","route","metric","rating")
);
