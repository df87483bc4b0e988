import type { EnumOptionsType } from '@rjsf/utils'

export interface Choice {
  /** Value in the DOM: the value itself if it is unique as text. */
  readonly key: string
  readonly value: unknown
  readonly label: string
  readonly disabled: boolean
}

const textOf = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : ''

export function choicesOf(options: EnumOptionsType[] = [], blocked: unknown[] = []): Choice[] {
  const texts = options.map(({ value }) => textOf(value))
  return options.map(({ value, label }, index) => {
    const text = texts[index] ?? ''
    const telling = text !== '' && texts.indexOf(text) === texts.lastIndexOf(text)
    return { key: telling ? text : `choice-${index}`, value, label, disabled: blocked.includes(value) }
  })
}

export function valueOfKey(choices: readonly Choice[], key: string, none: unknown): unknown {
  const choice = choices.find((each) => each.key === key)
  return choice ? choice.value : none
}
