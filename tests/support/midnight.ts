/** Whether the day may end while a test runs, or has just begun. The suite then skips what is about today. UTC. */
export const isNearMidnight = !/T(00:[1-5]|0[1-9]|1|2[0-2]|23:[0-4])/.test(new Date().toISOString())
