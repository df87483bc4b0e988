const SHAPE = /^(\d{1,6})\.(\d{1,6})\.(\d{1,6})$/

/** Below zero when the first version is older, above zero when it is newer; undefined when one is not three numbers with dots (Semantic Versioning 2.0.0, OPEN-81). */
export function compareVersions(left: string, right: string): number | undefined {
  const [one, other] = [SHAPE.exec(left), SHAPE.exec(right)]
  if (!one || !other) return undefined
  const parts = [1, 2, 3].map((place) => Number(one[place]) - Number(other[place]))
  return parts.find((difference) => difference !== 0) ?? 0
}
