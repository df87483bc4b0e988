interface ReasonsProps {
  readonly id: string
  readonly messages: readonly string[]
}

/** Why the button below does nothing. The region is there before its words, or not every screen reader would speak them. */
export function Reasons({ id, messages }: ReasonsProps) {
  return (
    <div className="ptl-foot__reasons" id={id} role="status">
      {messages.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </div>
  )
}
