/** Joins calls: what is under way for a name is not started again, and all calls for it get its one result. */
export function createSingleFlight<Result>() {
  const underWay = new Map<string, Promise<Result>>();

  return (name: string, start: () => Promise<Result>): Promise<Result> => {
    const result = underWay.get(name) ?? start().finally(() => underWay.delete(name));
    underWay.set(name, result);
    return result;
  };
}
