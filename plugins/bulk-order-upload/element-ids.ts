/** What describes the field of a file: why the last one was refused. */
export const faultId = 'bulk-fault';
