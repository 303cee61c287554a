/** Joins calls: while one for a name is under way none is started, and all calls for it get its one result. */
export function createSingleFlight<Result>() {
  const underWay = new Map<string, Promise<Result>>();

  return (name: string, start: () => Promise<Result>): Promise<Result> => {
    const result = underWay.get(name) ?? start().finally(() => underWay.delete(name));
    underWay.set(name, result);
    return result;
  };
}
