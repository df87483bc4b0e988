/** The name under which a task's review stands in the facts: 'your-business' is yourBusiness. */
export const factName = (slug: string): string =>
  slug.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())
