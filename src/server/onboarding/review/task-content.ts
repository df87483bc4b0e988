type Answers = Readonly<Record<string, unknown>>

/** The client's content of a task: the answers of its flows and the records of its lists. */
export interface TaskContent {
  readonly answers: Readonly<Record<string, Answers>>
  readonly records: Readonly<Record<string, readonly Answers[]>>
}
