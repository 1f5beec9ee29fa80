@rem Only cmd.exe comes here: package.json asks for the exec of POSIX shells, without which a shell stays between npm and the
@rem server and keeps signals to itself.
@%*
