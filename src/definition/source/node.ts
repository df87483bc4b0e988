/** A value in a JSON text with its position. */
export interface JsonNode {
  readonly start: number
  readonly end: number
  /** Of an object, in the order of the text. */
  readonly members?: readonly JsonMember[]
  /** Of a list. */
  readonly items?: readonly JsonNode[]
}

export interface JsonMember {
  readonly key: string
  readonly keyStart: number
  readonly keyEnd: number
  readonly value: JsonNode
}

/** Returns the node at a JSON Pointer, with the member that contains it. */
export function nodeAt(
  root: JsonNode,
  pointer: string,
): { node: JsonNode; member: JsonMember | undefined } | undefined {
  let found: { node: JsonNode; member: JsonMember | undefined } = { node: root, member: undefined }
  for (const part of pointer.split('/').slice(1)) {
    const key = part.replaceAll('~1', '/').replaceAll('~0', '~')
    const member = found.node.members?.find((one) => one.key === key)
    const node = member?.value ?? found.node.items?.[Number(key)]
    if (node === undefined) return undefined
    found = { node, member }
  }
  return found
}
