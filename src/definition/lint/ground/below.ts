/** A JSON Pointer one step further. */
export function below(path: string, ...keys: readonly (string | number)[]): string {
  return keys.reduce<string>(
    (at, key) => `${at}/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`,
    path,
  )
}
