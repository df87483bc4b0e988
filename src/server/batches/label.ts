import { listOf, type ListDefinitions } from '../languages/lists.ts'

/**
 * Returns the label that links a payment to its batch: a prefix from the list batch-labels, and the batch ID
 * (BAT-017).
 */
export const labelOf = (definitions: ListDefinitions, batchId: string): string => {
  const [prefix] = listOf(definitions, 'batch-labels')
  return `${prefix?.value ?? ''}${batchId}`
}
