import type { ComponentType } from 'react'
import type { FieldKind } from '#engine/field/types.ts'
import type { FieldState, FlowStore } from '#engine/flow/types.ts'

/** Props of a field type's widget; it reads everything else from the store. */
export interface WidgetProps {
  /** DOM id of the control; error and hint ids derive from it: `${id}--error`, `${id}--hint`. */
  readonly id: string
  readonly state: FieldState
  readonly store: FlowStore
  readonly describedBy: string | undefined
  readonly invalid: boolean
  readonly onAnswer: (raw: unknown) => void
  readonly onLeave: () => void
}

/** Props of a field type that renders itself in the review. */
export interface ReviewProps {
  readonly store: FlowStore
  readonly field: string
  /** The answer was sent; its validity is up to the server now. */
  readonly isFrozen: boolean
  /** Opens the step of the answer. */
  readonly onChange: () => void
}

export interface FieldType {
  readonly kind: FieldKind
  readonly widget: ComponentType<WidgetProps>
  /** Component for the review, if a line of text would not be enough. */
  readonly review?: ComponentType<ReviewProps>
  /** The widget renders its own label and error, so the row only places it. */
  readonly ownFrame?: true
}

/** The list the portal, the workshop or a story hands to the runtime. */
export type FieldTypes = ReadonlyMap<string, FieldType>

/** How widgets reach the server while a person answers; handed in by the portal or a story. */
export interface RuntimeServices {
  call(
    id: string,
    request: {
      params?: Record<string, unknown>
      query?: Record<string, unknown>
      body?: unknown
      key?: string
      signal?: AbortSignal
    },
  ): Promise<unknown>
  upload(
    file: File,
    onProgress: (share: number) => void,
    signal: AbortSignal,
    /** Call that takes the file; without it, the call for documents. */
    call?: string,
  ): Promise<{ fileId: string; name: string; size: number; type: string }>
  /** Sends one file to a call and returns its answer. */
  send(call: string, file: File, signal: AbortSignal): Promise<unknown>
  /** The server's clock, from its answers: milliseconds. */
  serverNow(): number
  /** Calls back when the server answers again after an outage. */
  onBack(describeChange: () => void): () => void
  announce(sentence: string): void
  report(problem: { what: string; detail?: unknown }): void
  document(id: string): { title: string; paragraphs: readonly string[] } | undefined
  /** Names that find a country and that no list shows. */
  countryNames?(code: string): readonly string[] | undefined
}
