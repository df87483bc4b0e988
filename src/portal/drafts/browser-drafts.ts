import type { Draft } from '#engine/flow/types.ts'
import type { DraftKeeper } from '#runtime/draft/draft-keeper.ts'
import type { Session } from '../session/session.ts'
import { draftName } from '#engine/draft/name.ts'
import { parseDraft, serialiseDraft } from '#engine/draft/draft-text.ts'

/** Returns the owner of the drafts: person, organisation and environment. */
export function draftOwner({ person, organisation, environment }: Session): string {
  return [person.id, organisation.id, environment].join('.')
}

/** Drafts in the browser, separate per person, organisation and environment. */
export function browserDrafts(owner: string): DraftKeeper {
  const keyOf = (name: string) => `portolan.draft.${owner}.${name}`
  return {
    load: (name) => Promise.resolve(readDraft(localStorage.getItem(keyOf(name)))),
    async save(draft) {
      localStorage.setItem(keyOf(draftName(draft.flow, draft.given)), serialiseDraft(draft))
    },
    async drop(name) {
      localStorage.removeItem(keyOf(name))
    },
    onOtherTab(describeChange) {
      const listen = ({ key, newValue }: StorageEvent) => {
        const start = keyOf('')
        if (key?.startsWith(start)) describeChange(key.slice(start.length), readDraft(newValue))
      }
      addEventListener('storage', listen)
      return () => removeEventListener('storage', listen)
    },
  }
}

function readDraft(text: string | null): Draft | undefined {
  const read = parseDraft(text)
  return read.ok ? read.draft : undefined
}
