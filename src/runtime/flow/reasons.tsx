interface ReasonsProps {
  readonly id: string
  readonly said: readonly string[]
}

/** Why the button below does nothing, announced; nothing while there is no reason. */
export function Reasons({ id, said }: ReasonsProps) {
  if (said.length === 0) return null
  return (
    <div className="ptl-foot__reasons" id={id} role="status">
      {said.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </div>
  )
}
