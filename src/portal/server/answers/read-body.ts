export interface Body {
  readonly answer: unknown
  readonly text: string
}

/** Reads an answer as JSON if it is JSON, else as text; an empty one is undefined. */
export async function readBody(response: Response): Promise<Body> {
  if (response.status === 204) return { answer: undefined, text: '' }
  const text = await response.text()
  try {
    return { answer: text === '' ? undefined : (JSON.parse(text) as unknown), text }
  } catch {
    return { answer: text, text }
  }
}
