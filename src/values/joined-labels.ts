/** Joins labels in one line; where one of them contains a comma, semicolons tell them apart. */
export function joinLabels(labels: readonly string[]): string {
  return labels.join(labels.some((label) => label.includes(', ')) ? '; ' : ', ')
}
