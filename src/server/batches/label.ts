import { listOf, type ListDefinitions } from '../languages/lists.ts'

/** The label that links a payment to its batch: a prefix from the list batch-labels, and the batch's id (BAT-017). */
export const labelOf = (definitions: ListDefinitions, batchId: string): string => {
  const [prefix] = listOf(definitions, 'batch-labels')
  return `${prefix?.value ?? ''}${batchId}`
}
