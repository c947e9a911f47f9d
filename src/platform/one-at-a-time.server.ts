/** @returns what runs tasks one after another (a mutex), in the order in which they come; one that fails does not stop the next. */
export function oneAtATime() {
  let last: Promise<void> = Promise.resolve()
  return <Outcome>(task: () => Promise<Outcome>): Promise<Outcome> => {
    const own = last.then(task)
    const ended = () => {}
    last = own.then(ended, ended)
    return own
  }
}
