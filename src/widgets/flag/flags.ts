const files = import.meta.glob<string>('../../../node_modules/country-flag-icons/3x2/*.svg', {
  query: '?raw',
  import: 'default',
})

const byTerritory = new Map(
  Object.entries(files).map(([path, fetch]) => [
    path.slice(path.lastIndexOf('/') + 1, -'.svg'.length),
    fetch,
  ]),
)

/** The flag of a territory as a picture's address, by its code of ISO 3166-1; undefined when nobody has drawn it. */
export async function flagOf(territory: string): Promise<string | undefined> {
  const drawn = await byTerritory.get(territory)?.()
  return drawn === undefined ? undefined : `data:image/svg+xml,${encodeURIComponent(drawn)}`
}
