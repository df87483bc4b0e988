import type { Draft } from '#engine/flow/types.ts'

/** Storage of drafts. The portal provides one on the server or in the browser. */
export interface DraftKeeper {
  /** By draftName. */
  load(name: string): Promise<Draft | undefined>
  save(draft: Draft): Promise<void>
  drop(name: string): Promise<void>
  /** Calls back when another tab saves a draft; undefined when it was deleted there. */
  onOtherTab(describeChange: (name: string, draft: Draft | undefined) => void): () => void
}
