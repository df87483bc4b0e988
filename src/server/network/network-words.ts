import { sayNetwork } from '#values/generated/say-network.ts'
import type { Cause, RequirementField } from './types.ts'

const names = new Map(
  Object.entries(sayNetwork.words).map(([name, message]) => [message, name as keyof typeof sayNetwork.words]),
)

/** A sentence of the network as the present reader reads it; one that definitions/words does not have stays as it is. */
export const networkInWords = (sentence: string): string => {
  const name = names.get(sentence)
  return name === undefined ? sentence : sayNetwork(name)
}

/** Why a payment failed, as the present reader reads it. */
export const causeInWords = (cause: Cause): Cause => ({
  ...cause,
  title: networkInWords(cause.title),
  description: networkInWords(cause.description),
})

/** A field that is asked for, as the present reader reads it. */
export const fieldInWords = (field: RequirementField): RequirementField => ({
  ...field,
  fieldDescription: networkInWords(field.fieldDescription),
  ...(field.fieldHelpText === undefined ? {} : { fieldHelpText: networkInWords(field.fieldHelpText) }),
})
