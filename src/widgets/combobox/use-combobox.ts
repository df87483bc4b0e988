import { useState, type KeyboardEvent } from 'react'
import { isComposing } from '#runtime/keys/composing.ts'
import { findOptions, onlyOption, type NamedOption } from './named-option.ts'

interface Choosing {
  readonly options: readonly NamedOption[]
  readonly chosen: NamedOption | undefined
  /** Text for an answer that is not an option. */
  readonly raw: string
  readonly isLocked: boolean
  readonly onAnswer: (code: string) => void
  readonly onLeave: () => void
}

/** State of a combobox: closed it shows the choice, open it shows the typed text. */
export function useCombobox({ options, chosen, raw, isLocked, onAnswer, onLeave }: Choosing) {
  const [typed, setTyped] = useState<string>()
  const [isOpen, setOpen] = useState(false)
  const [walked, setActive] = useState(-1)
  const found = typed === undefined ? options : findOptions(options, typed)
  const active = Math.min(walked, found.length - 1)
  const shown = isOpen || !chosen ? (typed ?? chosen?.name ?? raw) : chosen.name

  const open = () => {
    if (isLocked || isOpen) return
    setOpen(true)
    setActive(found.findIndex((option) => option.code === chosen?.code))
  }
  const close = () => {
    setOpen(false)
    setTyped(undefined)
    setActive(-1)
  }
  const choose = (option: NamedOption) => {
    if (option.disabled) return
    onAnswer(option.code)
    close()
  }
  const move = (step: number) => {
    if (!isOpen) return open()
    const from = active < 0 && step < 0 ? 0 : active
    setActive(found.length === 0 ? -1 : (from + step + found.length) % found.length)
  }
  const type = (text: string) => {
    setTyped(text)
    setOpen(true)
    setActive(text.trim() === '' ? -1 : 0)
    if (text.trim() === '') onAnswer('')
  }
  // A text that matches no option is no answer, but stays to be corrected.
  const leave = () => {
    const only = typed === undefined ? undefined : onlyOption(options, typed)
    if (typed !== undefined) onAnswer(only?.code ?? '')
    close()
    if (typed !== undefined && only === undefined) setTyped(typed)
    onLeave()
  }
  const press = (event: KeyboardEvent) => {
    if (isComposing(event.nativeEvent)) return
    const option = found[active]
    if (event.key === 'ArrowDown') move(1)
    else if (event.key === 'ArrowUp') move(-1)
    else if (event.key === 'Enter' && isOpen && option) choose(option)
    else if (event.key === 'Escape' && isOpen) close()
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return { shown, found, active, isOpen, open, close, choose, type, leave, press }
}
