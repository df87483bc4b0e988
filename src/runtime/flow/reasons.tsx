interface ReasonsProps {
  readonly id: string
  readonly messages: readonly string[]
}

/** Why the button below does nothing, announced; nothing while there is no reason. */
export function Reasons({ id, messages }: ReasonsProps) {
  if (messages.length === 0) return null
  return (
    <div className="ptl-foot__reasons" id={id} role="status">
      {messages.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </div>
  )
}
