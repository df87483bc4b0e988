import type { Library } from '#definition/library.ts'
import { inWords, withoutWords } from './reader.ts'

const LIST = 'stuck-reasons'

/** Why an order stands still, by its code or by the English sentence that was stored, as the present reader reads it; as it is where the list has neither (TRU-556). */
export const whyInWords = (shown: Library, stored: string): string => {
  const library = withoutWords(shown)
  const optionsOf = ({ options }: Pick<Library, 'options'>) => options[LIST]?.options ?? []
  const found = optionsOf(library).find(({ value, label }) => value === stored || label === stored)
  return optionsOf(inWords(library)).find(({ value }) => value === found?.value)?.label ?? stored
}
