const SHAPE = /^(\d{1,6})\.(\d{1,6})\.(\d{1,6})$/

/**
 * Compares two versions (Semantic Versioning 2.0.0, OPEN-81): below zero if the first is older, above zero if
 * newer. Undefined if one is not three numbers with dots.
 */
export function compareVersions(left: string, right: string): number | undefined {
  const [one, other] = [SHAPE.exec(left), SHAPE.exec(right)]
  if (!one || !other) return undefined
  const parts = [1, 2, 3].map((place) => Number(one[place]) - Number(other[place]))
  return parts.find((difference) => difference !== 0) ?? 0
}
