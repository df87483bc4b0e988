import type { Draft } from '#engine/flow/types.ts'

/** Where drafts live: the portal hands in one that keeps them on the server or in the browser. */
export interface DraftKeeper {
  load(flowId: string): Promise<Draft | undefined>
  save(draft: Draft): Promise<void>
  drop(flowId: string): Promise<void>
  /** Told when another tab saved a draft of any flow; undefined when it was dropped there. */
  onOtherTab(told: (flowId: string, draft: Draft | undefined) => void): () => void
}
