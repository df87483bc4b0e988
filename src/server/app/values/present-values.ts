/** The values that are there: what the database has nothing for is left out of an answer. */
export const present = <Values extends object>(
  values: Values,
): { [Name in keyof Values]?: NonNullable<Values[Name]> } =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null && value !== undefined)) as {
    [Name in keyof Values]?: NonNullable<Values[Name]>
  }
