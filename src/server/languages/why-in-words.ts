import type { Library } from '#definition/library.ts'
import { inWords, withoutWords } from './reader.ts'

const LIST = 'stuck-reasons'

/**
 * Returns why an order is stuck in the reader's language, from its code or stored English sentence; unlisted
 * text is unchanged (TRU-556).
 */
export const whyInWords = (shown: Library, stored: string): string => {
  const library = withoutWords(shown)
  const optionsOf = ({ options }: Pick<Library, 'options'>) => options[LIST]?.options ?? []
  const found = optionsOf(library).find(({ value, label }) => value === stored || label === stored)
  return optionsOf(inWords(library)).find(({ value }) => value === found?.value)?.label ?? stored
}
