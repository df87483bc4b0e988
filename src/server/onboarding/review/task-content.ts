type Answers = Readonly<Record<string, unknown>>

/** What a client says in a task: the answers of its flows, and the records its parts are lists of. */
export interface TaskContent {
  readonly answers: Readonly<Record<string, Answers>>
  readonly records: Readonly<Record<string, readonly Answers[]>>
}
