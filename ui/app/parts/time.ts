/** Returns a moment as `2026-01-31 12:00:05`, in UTC. */
export function clockText(iso: string): string {
  return momentText(iso).slice(0, 19)
}

/** Returns a moment as `2026-01-31 12:00`, in UTC. */
export function minuteText(iso: string): string {
  return momentText(iso).slice(0, 16)
}

/** Returns the time of day of a moment as `12:00:05`, in the time zone of the page. */
export function timeText(iso: string): string {
  const moment = new Date(iso)
  if (Number.isNaN(moment.getTime())) return iso
  return [moment.getHours(), moment.getMinutes(), moment.getSeconds()]
    .map(part => String(part).padStart(2, '0'))
    .join(':')
}

function momentText(iso: string): string {
  const moment = new Date(iso)
  return Number.isNaN(moment.getTime()) ? iso : moment.toISOString().replace('T', ' ')
}
