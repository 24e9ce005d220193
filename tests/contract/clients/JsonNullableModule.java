package org.openapitools.jackson.nullable;

import com.fasterxml.jackson.databind.module.SimpleModule;

/** What generated clients register for fields that tell null from absent; none of the test does. Its package comes from Maven. */
public class JsonNullableModule extends SimpleModule {}
