import { InfoSign, Share } from '@blueprintjs/icons'
import { useEffect } from 'react'
import type { Lookup } from '#definition/generated/flow.ts'
import type { FieldState, FlowStore } from '#engine/flow/types.ts'
import { sayScreens } from '#values/generated/say-screens.ts'
import { listOf, objectOf } from '#values/object.ts'
import { recordText } from '../details/record-text.ts'
import { useServices } from '../field/services.ts'
import { useField } from '../field/use-field.ts'
import { addressOf } from '../flow/run/outcome.ts'
import { useCalls } from '../query/use-calls.ts'
import { useDebounced } from '../query/use-debounced.ts'

export interface FieldLookupProps {
  readonly store: FlowStore
  readonly id: string
}

const isSameAnswer = (one: FieldState, other: FieldState): boolean =>
  one.lookedUp === other.lookedUp && one.definition === other.definition

/** Records with the same answer, each with a link that opens beside the form; they do not block. */
export function FieldLookup({ store, id }: FieldLookupProps) {
  const { definition, lookedUp } = useField(store, id, isSameAnswer)
  const { lookup } = definition
  return lookup ? (
    <Found {...{ store, lookup, answer: typeof lookedUp === 'string' ? lookedUp : '' }} />
  ) : null
}

interface FoundProps {
  readonly store: FlowStore
  readonly lookup: Lookup
  /** Valid answer to look up; empty if there is none. */
  readonly answer: string
}

function Found({ store, lookup, answer }: FoundProps) {
  const pause = store.fact(`limits.${lookup.debounce}`)
  const debounced = useDebounced(answer, typeof pause === 'number' ? pause : 0)
  const isDebounced = answer !== '' && debounced === answer
  const [state] = useCalls([{ call: lookup.call, values: isDebounced ? { [lookup.as]: answer } : undefined }])
  const found = isDebounced ? recordsIn(store, lookup, state?.data) : []
  const { announce } = useServices()
  const sentences = found.map(({ says }) => says).join(' ')
  useEffect(() => {
    if (sentences !== '') announce(sentences)
  }, [sentences, announce])
  return found.map(({ address, says, link }) => (
    <p key={address ?? says} className="ptl-field__told">
      <InfoSign size={14} />
      <span>
        <span>{says}</span>{' '}
        {address !== undefined && (
          <a href={address} target="_blank" rel="noopener">
            {link} <Share size={12} title={sayScreens('opensInNewTab')} />
          </a>
        )}
      </span>
    </p>
  ))
}

function recordsIn(store: FlowStore, { records, except = {}, says, link, opens }: Lookup, answer: unknown) {
  const isExcepted = (record: unknown) => {
    const names = Object.entries(except)
    return names.length > 0 && names.every(([name, fact]) => objectOf(record)[name] === store.fact(fact))
  }
  return listOf(objectOf(answer)[records])
    .filter((record) => !isExcepted(record))
    .map((record) => ({
      address: addressOf(opens, record),
      says: recordText(says, record),
      link: recordText(link, record),
    }))
}
