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

/** Returns the image address of a territory's flag by its ISO 3166-1 code; undefined if there is none. */
export async function flagOf(territory: string): Promise<string | undefined> {
  const drawn = await byTerritory.get(territory)?.()
  return drawn === undefined ? undefined : `data:image/svg+xml,${encodeURIComponent(drawn)}`
}
