/** Returns the name of a task's review in the facts: yourBusiness for 'your-business'. */
export const factName = (slug: string): string =>
  slug.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())
