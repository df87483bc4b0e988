/** A JSON Pointer one step further. */
export function below(path: string, ...keys: readonly (string | number)[]): string {
  let at = path
  for (const key of keys) at += `/${typeof key === 'number' ? key : pointed(key)}`
  return at
}

const pointed = (key: string): string =>
  // Few names have such a character, and this runs more often than anything else here.
  key.includes('~') || key.includes('/') ? key.replaceAll('~', '~0').replaceAll('/', '~1') : key
