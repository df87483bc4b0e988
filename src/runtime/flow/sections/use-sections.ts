import { useEffect, useState } from 'react'
import type { FlowStore } from '#engine/flow/types.ts'
import type { FocusRegistry } from '../../field/focus.ts'

export interface Sections {
  readonly isAnyEdited: boolean
  readonly isAllEdited: boolean
  readonly isOpen: (step: string) => boolean
  readonly isEdited: (step: string) => boolean
  readonly toggle: (step: string) => void
  /** One section, or all of them while any has an error (IDN-040). */
  readonly edit: (step: string) => void
  readonly editAll: () => void
  readonly stop: () => void
  /** Opens the section of a field and focuses it. */
  readonly lead: (step: string, field: string) => void
}

type Edited = ReadonlySet<string> | 'all'

/** Which sections are open, and which are edited; a save that found something wrong opens and edits all. */
export function useSections(store: FlowStore, registry: FocusRegistry, attempt: number): Sections {
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set())
  const [edited, setEdited] = useState<Edited>(new Set<string>())
  useEffect(() => {
    if (attempt === 0) return
    setEdited('all')
    setFolded(new Set())
  }, [attempt])
  const unfold = (step: string) => setFolded((now) => new Set([...now].filter((one) => one !== step)))
  const focusFirst = (step: string | undefined) => {
    const field = step === undefined ? undefined : store.step(step).fields[0]
    if (field !== undefined) registry.focus(field)
  }
  return {
    isAnyEdited: edited === 'all' || edited.size > 0,
    isAllEdited: edited === 'all' || store.steps().every(({ id }) => edited.has(id)),
    isOpen: (step) => !folded.has(step),
    isEdited: (step) => edited === 'all' || edited.has(step),
    toggle: (step) =>
      setFolded((now) =>
        now.has(step) ? new Set([...now].filter((one) => one !== step)) : new Set([...now, step]),
      ),
    edit(step) {
      const isAnyWrong = store.steps().some(({ complete }) => !complete)
      setEdited((now) => (now === 'all' || isAnyWrong ? 'all' : new Set([...now, step])))
      if (isAnyWrong) setFolded(new Set())
      else unfold(step)
      focusFirst(step)
    },
    editAll() {
      setEdited('all')
      setFolded(new Set())
      focusFirst(store.steps()[0]?.id)
    },
    stop: () => setEdited(new Set<string>()),
    lead(step, field) {
      unfold(step)
      registry.focus(field)
    },
  }
}
