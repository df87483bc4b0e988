import { sayNetwork } from '#values/generated/say-network.ts'
import type { Cause, RequirementField } from './types.ts'

const names = new Map(
  Object.entries(sayNetwork.words).map(([name, message]) => [message, name as keyof typeof sayNetwork.words]),
)

/**
 * Returns a sentence of the network in the reader's language; one missing from definitions/words is
 * unchanged.
 */
export const networkInWords = (sentence: string): string => {
  const name = names.get(sentence)
  return name === undefined ? sentence : sayNetwork(name)
}

/** Returns the cause of a failed payment in the reader's language. */
export const causeInWords = (cause: Cause): Cause => ({
  ...cause,
  title: networkInWords(cause.title),
  description: networkInWords(cause.description),
})

/** Returns a required field in the reader's language. */
export const fieldInWords = (field: RequirementField): RequirementField => ({
  ...field,
  fieldDescription: networkInWords(field.fieldDescription),
  ...(field.fieldHelpText === undefined ? {} : { fieldHelpText: networkInWords(field.fieldHelpText) }),
})
