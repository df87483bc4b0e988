/** Returns the object without its null values, which answers leave out. */
export const present = <Values extends object>(
  values: Values,
): { [Name in keyof Values]?: NonNullable<Values[Name]> } =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null && value !== undefined)) as {
    [Name in keyof Values]?: NonNullable<Values[Name]>
  }
